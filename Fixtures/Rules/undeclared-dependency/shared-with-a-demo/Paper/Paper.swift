import Inks

public struct Paper { let ink: Ink }

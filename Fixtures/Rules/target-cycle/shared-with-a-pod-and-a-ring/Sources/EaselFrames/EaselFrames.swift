import Easel

public struct Frame { let easel: Easel }

public final class Rope {}

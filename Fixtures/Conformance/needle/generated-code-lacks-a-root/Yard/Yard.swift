import NeedleFoundation

public final class YardComponent: BootstrapComponent {}

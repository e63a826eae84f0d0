import Resolver
func show() -> Force { ForceSolver().resolve(Force()) }

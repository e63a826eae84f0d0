struct Dock {}

import ArgumentParser
@main struct D: ParsableCommand { func run() { print("hi") } }

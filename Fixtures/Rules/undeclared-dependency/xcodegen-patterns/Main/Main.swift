@main struct Harbour { static func main() {} }

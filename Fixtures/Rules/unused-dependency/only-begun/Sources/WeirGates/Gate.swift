import Foundation

public enum Gate { case left }

//
//  Dummy.swift
//

@_exported import Foundation

public struct Dummy {
  public init() {}
}

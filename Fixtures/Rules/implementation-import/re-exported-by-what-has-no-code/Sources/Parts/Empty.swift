//
//  Empty.swift
//

import Foundation

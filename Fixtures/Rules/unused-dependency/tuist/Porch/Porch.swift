// Porch.swift

import SwiftUI

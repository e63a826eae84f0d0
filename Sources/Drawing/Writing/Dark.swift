extension Theme {
  /// Each colour on paper and the one that takes its place on a dark page. What is missing here looks the same on both.
  static let dark: KeyValuePairs = [
    "#ffffff": "#0d1117", "#1f2933": "#e6edf3", "#6b7785": "#9aa7b5", "#273444": "#3a4d63", "#e8e9fb": "#262848",
    "#dff1e8": "#16352a", "#eff1f4": "#21262d", "#a3aebb": "#6e7a88", "#e1effa": "#132f47", "#94a3b5": "#7d8b9c",
    "#faf6ec": "#322b1b", "#cdb98a": "#a8956a", "#fef1f0": "#3b1715", "#b42318": "#ff9b92", "#c9564c": "#f0857c",
    "#d92d20": "#ff6b5e", "#dc8703": "#f0a53a", "#2f7fd1": "#5aa6f0", "#f4f5f7": "#161b22", "#f6f6fd": "#17182b",
    "#c3c5ee": "#4a4d80", "#f8f9fb": "#11161d", "#dde2e8": "#2d343d", "#f0f8f4": "#10231b", "#a9d3bf": "#2f6b50",
    "#f6f7f9": "#161a20", "#cbd2da": "#3d4651", "#f2f8fd": "#0f2030", "#b5d2e8": "#2f5674", "#b6c0cc": "#56616d",
    "#7a8699": "#8b98a9", "#4a5a6e": "#aab6c4", "#7275cb": "#9497ee", "#b9bbe6": "#5d5fa0", "#b9c2cc": "#59636e",
    "#6366c1": "#8d90ea", "#7a3fd0": "#b48cff",
  ]

  /// A style sheet that replaces the one by the other; white stays white where it is text on a dark box.
  static var darkRules: [String] {
    dark.map { light, dark in
      let isPaper = light == paper
      return "\(isPaper ? ":not(text)" : "")[fill=\"\(light)\"]{fill:\(dark)}[stroke=\"\(light)\"]{stroke:\(dark)}"
    }
  }
}

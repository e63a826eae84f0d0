// The Swift Programming Language, Default Parameter Values: the value stands in where a call leaves the parameter out, so whoever
// calls makes it. Nobody makes the second one.
import Resolver

final class Songs {}
final class Charts {}
final class Lyrics {}

struct SongScreen {
  init(songs: Songs = Resolver.resolve()) {}
}
struct ChartScreen {
  init(charts: Charts = Resolver.resolve()) {}  // expect: missing-provider
}
struct LyricsScreen {
  init(lyrics: Lyrics = Resolver.resolve()) {}
}

Resolver.register { Songs() }
func show() {
  _ = SongScreen()
  _ = ChartScreen()
  _ = LyricsScreen(lyrics: Lyrics())
}
show()

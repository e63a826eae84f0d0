// The same for projects; where only one is named anywhere it is the one: `LinkerTests`, `constructor_doesnt_match_the_current_project`.

final class Pencil {}

final class Desk {
  // weaver: pencil = Pencil
  // weaver: pencil.projects = [Sketch]

  // weaver: page = Page
}

final class Page {
  // weaver: pencil <- Pencil
}

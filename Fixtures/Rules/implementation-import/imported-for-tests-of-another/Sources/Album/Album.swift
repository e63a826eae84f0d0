import AlbumTesting

public struct Album {
  let chat = chatForAlbum()
  public init() {}
}

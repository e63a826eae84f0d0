// The generator goes on behind inner builders; only where it begins does one end the walk (`Inspector.build`).

final class Station {
  // weaver: track = Track
}

final class Track {
  // weaver: train = Train // expect: dependency-cycle
  // weaver: train.builder = Track.makeTrain
}

final class Train {
  // weaver: track = Track
  // weaver: track.builder = Train.makeTrack
}

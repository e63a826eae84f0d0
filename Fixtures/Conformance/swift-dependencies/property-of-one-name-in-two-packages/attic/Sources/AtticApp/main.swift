import AtticLamps
import Dependencies

struct Beam { @Dependency(\.lamp) var lamp }
print(Beam().lamp)
// counts: needs=3 opaque=0

import Cables  // expect: undeclared-dependency (warning)

struct KeptPilot { let cable = Cable() }

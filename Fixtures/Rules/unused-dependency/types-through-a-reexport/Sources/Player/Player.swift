import Engine

public struct Movable {}
public struct Player {
  let engine = Engine()
  let way = Movable()
}
public func play1(_ n: Int) -> Int { n * 1 + 1 }
public func play2(_ n: Int) -> Int { n * 2 + 1 }
public func play3(_ n: Int) -> Int { n * 3 + 1 }
public func play4(_ n: Int) -> Int { n * 4 + 1 }
public func play5(_ n: Int) -> Int { n * 5 + 1 }
public func play6(_ n: Int) -> Int { n * 6 + 1 }
public func play7(_ n: Int) -> Int { n * 7 + 1 }
public func play8(_ n: Int) -> Int { n * 8 + 1 }
public func play9(_ n: Int) -> Int { n * 9 + 1 }
public func play10(_ n: Int) -> Int { n * 10 + 1 }
public func play11(_ n: Int) -> Int { n * 11 + 1 }
public func play12(_ n: Int) -> Int { n * 12 + 1 }
public func play13(_ n: Int) -> Int { n * 13 + 1 }
public func play14(_ n: Int) -> Int { n * 14 + 1 }
public func play15(_ n: Int) -> Int { n * 15 + 1 }
public func play16(_ n: Int) -> Int { n * 16 + 1 }
public func play17(_ n: Int) -> Int { n * 17 + 1 }
public func play18(_ n: Int) -> Int { n * 18 + 1 }
public func play19(_ n: Int) -> Int { n * 19 + 1 }
public func play20(_ n: Int) -> Int { n * 20 + 1 }
public func play21(_ n: Int) -> Int { n * 21 + 1 }
public func play22(_ n: Int) -> Int { n * 22 + 1 }
public func play23(_ n: Int) -> Int { n * 23 + 1 }
public func play24(_ n: Int) -> Int { n * 24 + 1 }
public func play25(_ n: Int) -> Int { n * 25 + 1 }
public func play26(_ n: Int) -> Int { n * 26 + 1 }
public func play27(_ n: Int) -> Int { n * 27 + 1 }
public func play28(_ n: Int) -> Int { n * 28 + 1 }
public func play29(_ n: Int) -> Int { n * 29 + 1 }
public func play30(_ n: Int) -> Int { n * 30 + 1 }
public func play31(_ n: Int) -> Int { n * 31 + 1 }
public func play32(_ n: Int) -> Int { n * 32 + 1 }
public func play33(_ n: Int) -> Int { n * 33 + 1 }
public func play34(_ n: Int) -> Int { n * 34 + 1 }
public func play35(_ n: Int) -> Int { n * 35 + 1 }
public func play36(_ n: Int) -> Int { n * 36 + 1 }
public func play37(_ n: Int) -> Int { n * 37 + 1 }
public func play38(_ n: Int) -> Int { n * 38 + 1 }
public func play39(_ n: Int) -> Int { n * 39 + 1 }
public func play40(_ n: Int) -> Int { n * 40 + 1 }
public func play41(_ n: Int) -> Int { n * 41 + 1 }
public func play42(_ n: Int) -> Int { n * 42 + 1 }
public func play43(_ n: Int) -> Int { n * 43 + 1 }
public func play44(_ n: Int) -> Int { n * 44 + 1 }

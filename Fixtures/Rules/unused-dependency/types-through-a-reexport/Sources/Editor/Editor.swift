import Engine

public struct Editor {
  let engine = Engine()
  var origin: Vector?
}
public func step1(_ n: Int) -> Int { n * 1 + 1 }
public func step2(_ n: Int) -> Int { n * 2 + 1 }
public func step3(_ n: Int) -> Int { n * 3 + 1 }
public func step4(_ n: Int) -> Int { n * 4 + 1 }
public func step5(_ n: Int) -> Int { n * 5 + 1 }
public func step6(_ n: Int) -> Int { n * 6 + 1 }
public func step7(_ n: Int) -> Int { n * 7 + 1 }
public func step8(_ n: Int) -> Int { n * 8 + 1 }
public func step9(_ n: Int) -> Int { n * 9 + 1 }
public func step10(_ n: Int) -> Int { n * 10 + 1 }
public func step11(_ n: Int) -> Int { n * 11 + 1 }
public func step12(_ n: Int) -> Int { n * 12 + 1 }
public func step13(_ n: Int) -> Int { n * 13 + 1 }
public func step14(_ n: Int) -> Int { n * 14 + 1 }
public func step15(_ n: Int) -> Int { n * 15 + 1 }
public func step16(_ n: Int) -> Int { n * 16 + 1 }
public func step17(_ n: Int) -> Int { n * 17 + 1 }
public func step18(_ n: Int) -> Int { n * 18 + 1 }
public func step19(_ n: Int) -> Int { n * 19 + 1 }
public func step20(_ n: Int) -> Int { n * 20 + 1 }
public func step21(_ n: Int) -> Int { n * 21 + 1 }
public func step22(_ n: Int) -> Int { n * 22 + 1 }
public func step23(_ n: Int) -> Int { n * 23 + 1 }
public func step24(_ n: Int) -> Int { n * 24 + 1 }
public func step25(_ n: Int) -> Int { n * 25 + 1 }
public func step26(_ n: Int) -> Int { n * 26 + 1 }
public func step27(_ n: Int) -> Int { n * 27 + 1 }
public func step28(_ n: Int) -> Int { n * 28 + 1 }
public func step29(_ n: Int) -> Int { n * 29 + 1 }
public func step30(_ n: Int) -> Int { n * 30 + 1 }
public func step31(_ n: Int) -> Int { n * 31 + 1 }
public func step32(_ n: Int) -> Int { n * 32 + 1 }
public func step33(_ n: Int) -> Int { n * 33 + 1 }
public func step34(_ n: Int) -> Int { n * 34 + 1 }
public func step35(_ n: Int) -> Int { n * 35 + 1 }
public func step36(_ n: Int) -> Int { n * 36 + 1 }
public func step37(_ n: Int) -> Int { n * 37 + 1 }
public func step38(_ n: Int) -> Int { n * 38 + 1 }
public func step39(_ n: Int) -> Int { n * 39 + 1 }
public func step40(_ n: Int) -> Int { n * 40 + 1 }
public func step41(_ n: Int) -> Int { n * 41 + 1 }
public func step42(_ n: Int) -> Int { n * 42 + 1 }
public func step43(_ n: Int) -> Int { n * 43 + 1 }
public func step44(_ n: Int) -> Int { n * 44 + 1 }

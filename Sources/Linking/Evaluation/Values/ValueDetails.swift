import Model

/// What is known of few values only. Values are handed on more often than anything else is done, so that copies share it.
final class ValueDetails {
  fileprivate var at: Location?
  fileprivate var payload: [(label: String?, value: Value)] = []
  fileprivate var handedAt: Set<Location> = []
  fileprivate var unreadReason: String?
  fileprivate var absentWith: [RequestRecord] = []
  fileprivate var build: BuildCondition?
  fileprivate var under: Under?
  fileprivate var keptIn: DeclarationID?

  fileprivate init() {}

  fileprivate init(_ other: ValueDetails) {
    (at, payload, handedAt, unreadReason) = (other.at, other.payload, other.handedAt, other.unreadReason)
    (absentWith, build, under, keptIn) = (other.absentWith, other.build, other.under, other.keptIn)
  }
}

extension Value {
  /// Where the program makes the object, if it does.
  var at: Location? {
    get { details?.at }
    set { if newValue != nil || details != nil { own { $0.at = newValue } } }
  }

  /// What the case of an enumeration carries, where it was made in sight.
  var payload: [(label: String?, value: Value)] {
    get { details?.payload ?? [] }
    set { if !newValue.isEmpty || details != nil { own { $0.payload = newValue } } }
  }

  /// Handed over by the framework, and where it does: a container that makes something hands itself over, whichever holds the registration.
  var handedAt: Set<Location> {
    get { details?.handedAt ?? [] }
    set { if !newValue.isEmpty || details != nil { own { $0.handedAt = newValue } } }
  }

  /// Why nothing more is known of it, where that can be said.
  var unreadReason: String? {
    get { details?.unreadReason }
    set { if newValue != nil || details != nil { own { $0.unreadReason = newValue } } }
  }

  /// It is nil where a container answers one of these with nil.
  var absentWith: [RequestRecord] {
    get { details?.absentWith ?? [] }
    set { if !newValue.isEmpty || details != nil { own { $0.absentWith = newValue } } }
  }

  /// Of what is another value in each build: the builds that have this one.
  var build: BuildCondition? {
    get { details?.build }
    set { if newValue != nil || details != nil { own { $0.build = newValue } } }
  }

  /// Where it was put into a list, if not wherever the list was made.
  var under: Under? {
    get { details?.under }
    set { if newValue != nil || details != nil { own { $0.under = newValue } } }
  }

  /// Of a container that whoever makes an object hands to it: the property that keeps it.
  var keptIn: DeclarationID? {
    get { details?.keptIn }
    set { if newValue != nil || details != nil { own { $0.keptIn = newValue } } }
  }

  /// Changes details that no copy shares.
  private mutating func own(_ change: (ValueDetails) -> Void) {
    if details == nil {
      details = ValueDetails()
    } else if !isKnownUniquelyReferenced(&details) {
      details = details.map { ValueDetails($0) }
    }
    change(details!)
  }
}

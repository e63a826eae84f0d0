import Model

/// What a body writes down that hangs on nothing but what it depends on.
enum Writing {
  /// Something is put into a property.
  case hand(DeclarationID, of: Int?)
  case assign(Value, [Atom], to: DeclarationID, of: Int?, isAddition: Bool)
  /// For the reader of the report.
  case note(Opaque)
  /// A type is registered where nobody can tell in which container.
  case registerUnseen(UnseenRegistration)
  case cut(Recording.Cut)
  /// Calls of a body were not followed.
  case exhausted(CallKey.Body)
  /// A call leaves something to the caller of whoever makes it.
  case leave(CallLeftOpen)
  /// A call that was not followed hands over something of which nothing is known.
  case callBlindly(DeclarationID)
}

extension Evaluator {
  /// Writes down something of the body that is being followed, as long as that holds.
  func writeDown(_ writing: Writing) {
    calls.dependencies.write(writing)
    write([writing])
  }

  /// Writes what bodies wrote that are not followed once more.
  func write(_ writes: [Writing]) {
    for writing in writes {
      switch writing {
      case .hand(let property, let object): objects.hand(property, of: object)
      case .assign(let value, let structure, let property, let object, let isAddition):
        objects.assign(value, structure: structure, to: property, of: object, isAddition: isAddition)
      case .note(let opaque): recording.opaque.insert(opaque)
      case .registerUnseen(let registration): recording.unseenRegistrations.insert(registration)
      case .cut(let cut): recording.cuts.insert(cut)
      case .exhausted(let body): calls.budget.noteExhausted(body)
      case .leave(let call): recording.leftOpen.insert(call)
      case .callBlindly(let function): recording.calledBlindly.insert(function)
      }
    }
  }
}

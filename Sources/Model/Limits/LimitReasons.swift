extension Limit {
  /// Why there is a limit, and what lies beyond it.
  public var reason: String {
    switch self {
    case .sourceBytes:
      "A parser needs a hundred times the size of a text. A longer source is not read, and what it could have registered is in doubt."
    case .nestedBrackets, .openingBrackets, .bracketsOnLine, .nestedStrings, .nestedConditions, .nestedAngles,
      .wordsOnLine, .attributes:
      "A parser's time doubles with such levels, or its stack ends. What is deeper is blanked, and the place is not understood."
    case .parsedNesting, .nestedSyntax, .nestedTypes:
      "Whatever walks a text recurses as deep as it nests, and stacks end. What is deeper is not understood."
    case .clauses: "Each clause is a world of its own. Those beyond are not understood."
    case .bodySteps, .passSteps, .fewSteps:
      "A program can call for more work than its text says. Beyond, the rest of the body is not followed, and the containers that it could have reached are in doubt."
    case .passes, .deferringPasses, .furtherPasses, .allSteps:
      "What properties hold and what calls answer is looked for until it stays the same. Beyond, all containers are in doubt."
    case .callDepth: "The stack is as deep as calls are. The next call is left for a pass of its own, and nothing is lost."
    case .nestedDefaults:
      "The stack is as deep as default arguments that call for others. Beyond, an argument is something of its type, and all containers are in doubt."
    case .recursiveCalls, .growingCalls:
      "A function may call itself with ever other arguments. Beyond, the call is not followed, and the containers handed to it are in doubt."
    case .silentCalls, .allSilentCalls, .fewSilentCalls, .callsPerTelling:
      "Decoders and formatters are called with everything that an app has. Beyond, a call is followed only if it is handed something new that may matter; each call that told a container something new allows some more."
    case .changedAnswers: "What a call under way answers may go on changing. Beyond, only its type is known."
    case .loopTurns: "A loop may go on for ever. Its further turns are not followed, and what they could have filled is in doubt."
    case .textBytes, .valueParts:
      "Values that grow with every turn take all memory. Beyond, only the type of the value is known."
    case .typeNames:
      "Typealiases and type parameters can double a type at each step. Beyond, only the name of the type is known."
    case .freshPasses:
      "What properties hold could go back and forth for ever. Beyond, they only hold more, so that there is an end to it."
    case .growingValues: "What a property is given can be made of what it holds. Beyond, only its type is known."
    case .propertyValues:
      "A property that holds hundreds of values holds whatever its type allows. Beyond, only its type is known."
    case .containerPlaces:
      "Ways through components double with every level. Beyond, the places share one container, of which nothing is certain."
    case .buildConfigurations:
      "Eight flags that all matter to one need double the work eight times. Beyond, every condition is taken to hold."
    case .ringConfigurations: "The same for the needs of a knot. Beyond, a ring that hangs on flags is only possible."
    case .buildsOfCalls: "Functions that call one another may be many. Beyond, a function counts as called in every build."
    case .conditionEffort:
      "Whether a condition can hold is hard in general. Beyond, two conditions neither exclude nor allow one another for sure."
    case .branches:
      "Ways that part at several choices cannot be said as one. Beyond, the registration excludes all that hangs on a choice."
    case .registrationKinds:
      "Pairs grow with the square. Beyond, a registration is compared with the nearest kinds before it only."
    case .failingWays, .failingWayEffort: "A tree has more ways than anybody reads. Beyond, they are not told."
    case .ringEffort: "The shortest of all rings is only the best witness. Beyond, the best so far is shown."
    case .openingEffort: "The smallest opening is hard in general. Beyond, a good one is shown."
    case .named: "A list of a thousand names says no more than one of some dozens. Beyond, it says how many there are."
    case .told:
      "Where each of a thousand findings names a thousand places, a report is a million lines. It says how many more there are."
    case .inSentence, .knotMembers: "Nobody reads a sentence of a hundred names. It says how many more there are."
    case .nearMisses, .nearMissCandidates, .nearMissContainers:
      "A few near misses are shown of however many. Beyond, others may be nearer."
    }
  }
}

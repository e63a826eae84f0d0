extension Hazard {
  /// What linking looks for. It says nothing about whether that is wrong: the framework's hazards do.
  public enum Pattern: String, Hashable, Sendable, Codable, CaseIterable {
    /// A type is a scope, but not in a form that the framework's tool recognises. Words: `group`, `how`.
    case unseenScope
    /// A scope makes another in a form that the tool does not recognise, and nowhere else in one that it does. `group`, `other`.
    case unseenMaking
    /// A scope is handed another scope above it than the one that makes it. `group`.
    case foreignParent
    /// A list of needs is not in a form that the tool recognises. `type`, `group`, `how`.
    case unseenNeeds
    /// A list of needs inherits another, which the tool passes over. `type`, `other`; `group` where it then finds no list at all.
    case inheritedNeeds
    /// A list of needs demands functions or static members, which nothing provides. `type`, `name`.
    case unmetRequirement
    /// A type argument of another inherited type is what the tool takes for the list of needs. `group`, `type`.
    case misreadNeeds
    /// A need and what answers it are the same type in different words. `name`, `type`, `other`.
    case otherSpelling
    /// A scope keeps a scope that it makes. `group`, `other`, `name`.
    case storedScope
    /// An object outside the tree keeps a scope. `group`, `other`, `name`.
    case keptOutside
    /// One property or function keeps two things under its one name. `name`.
    case sharedTwice
    /// What is kept depends on an argument of the first call. `name`.
    case sharedArgument
    /// A tree begins inside another one that the tool reads together with it. `group`, `other`.
    case nestedRoot
    /// Two scopes, or two lists of needs, of one name in one target. `name`.
    case sameScopeName, sameNeedsName
    /// Scopes of two targets stand at ends of ways that are written alike. `name`.
    case samePath
    /// A root is made, and nothing calls the function that tells the framework what the tool found. `group`, `name`.
    case unregistered
    /// A root is made before that call. `group`, `name`.
    case lateRegistration
    /// That function is called in several places. `name`.
    case repeatedRegistration
    /// What the tool wrote lacks a way of the graph, or has one that the graph lacks. `path`, `how`.
    case staleOutput
    /// A scope is asked for as if it were a service. `name`, `type`.
    case scopeAsNeed
    /// A scope that has an annex is never tied to a life cycle. `group`.
    case unboundAnnex
    /// Two scopes with an annex need of one another what each lacks. `group`, `name`, `type`.
    case annexRing
    /// A tree asks for things from outside through a list of needs, which the tool takes for needs of the tree. `type`.
    case boundaryNeeds
    /// One key is provided by two scopes on one way; the nearer wins. `name`, `type`, `other`.
    case shadowed
    /// A container is built without the check that the framework offers. `type`.
    case unvalidated
    /// Ways lead to different providers of one need. `name`, `type`.
    case divergent
    /// A property hands on what its scope needs itself. `name`.
    case passedThrough
    /// A need that its scope never reads. `name`, `type`.
    case unreadNeed
    /// A scope is made in two places of one scope. `group`, `other`.
    case madeTwice
    /// A scope's name is called in a form that makes nothing, and the tool takes it for a making. `group`, `other`.
    case falseMaking
    /// What is kept takes something that is made anew each time. `name`, `other`.
    case keptFirst
    /// An object with a state of its own by its name is made anew for each of several askers. `name`, `type`.
    case remade
    /// Kept work waits for another thread while it holds a lock. `name`.
    case threadHop
    /// What answers is seen by the tool and not at run time. `name`.
    case seenByToolOnly
    /// A comment or attribute that the tool cannot read, or that says what it cannot say there. `how`.
    case unreadableAnnotation
    /// A comment that looks like an annotation and is none to the tool. `text`, `how`.
    case unseenAnnotation
    /// An annotation that belongs to no type.
    case strayAnnotation
    /// A type declares one name twice. `name`, `group`.
    case nameTwice
    /// What must be handed over is not what the declaration says. `name`, `expected`, `found`.
    case otherArguments
    /// Something is made at once, and nobody hands over what its type takes. `name`, `type`, `group`.
    case eagerWithArguments
    /// A parameter is kept weakly and cannot be absent. `name`, `type`.
    case weakButRequired
    /// An attribute stands above the property that opens what it reads. `name`, `other`, `group`.
    case readBeforeOpened
    /// A scope makes something of a type that is declared nowhere as one that can be made. `name`, `type`, `group`.
    case unmadeType
    /// Something must be set by hand before it is asked for, and nothing sets it. `name`, `function`.
    case neverSet
    /// What answers a need has another name. `name`, `other`, `type`.
    case renamed
    /// A scope provides what neither it nor any scope below it asks for. `name`, `group`.
    case unusedProvider
    /// A type stands outside every tree, and a scope makes it. `group`, `other`.
    case apartButMade
    /// Objects of a type are to be filled once a storyboard has made them, and none makes any. `type`, `how`.
    case servedButUnmade
    /// A storyboard makes an object of a type that is filled by name, under a name that nobody fills. `type`, `how`, `names`.
    case unservedScene
    /// A storyboard or nib makes an object that is only filled where it sets a property, and no object of the type has it. `type`, `name`.
    case unsetScene
    /// What a storyboard makes and a container only fills is asked for. `type`.
    case servedAskedFor
    /// A value that must be there is in no file that was loaded. `name`, `how`.
    case missingValue
    /// A file of values is loaded, and there is none of that name. `name`.
    case missingFile
    /// A file of values cannot be read by what loads it. `name`, `how`.
    case brokenFile
    /// An object is asked for whose run-time arguments nobody ever brings. `type`.
    case unsuppliedArguments
    /// A container wants a group that the program must make and did not hand over. `group`, `path`.
    case notHandedOver
    /// A group is loaded into a container of another kind than its own. `type`, `found`, `expected`.
    case foreignContainer
    /// A group stands in for another without saying that it replaces it. `type`, `other`.
    case idleReplacement
    /// A group demands a registration that the container has not. `type`, `group`.
    case unmetDemand
    /// A registration, a group or a comment in a form that the tool refuses. `how`.
    case refusedRegistration, refusedGroup, refusedComment
    /// A container asks itself, by whatever way. `name`.
    case containerRing
    /// A lifetime that keeps objects is said of a value, which is copied. `type`.
    case unsharedValue
    /// Two containers provide one key with objects that are kept once for the whole program. `type`, `name`, `other`.
    case keptAcross
    /// A function that the framework calls is written in two targets of one program. `name`.
    case twoEntries
    /// Something is registered in a container that was closed before. `name`.
    case registeredAfterClosing
    /// A container is asked by another that does not keep it, and nothing else keeps it. `name`.
    case unheldContainer
    /// A property stores what declares something, and that holds the container in which it is stored. `name`, `type`.
    case storedEntry
    /// What two declarations make is kept under one name, though neither is the other. `name`, `type`.
    case keptTogether
    /// The one container of a type can be replaced by another. `type`.
    case replaceableContainer
    /// A registration is given a type in words that do nothing by themselves. `type`.
    case withoutEffect
    /// What is said holds anyway, which the tool refuses. `how`.
    case redundant
  }
}

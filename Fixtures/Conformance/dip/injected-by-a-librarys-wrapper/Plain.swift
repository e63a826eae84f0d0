import Foundation

final class Cup {
  @Injected private var tea: Tea
}

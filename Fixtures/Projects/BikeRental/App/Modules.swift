import Accounts
import Analytics
import Billing
import DITranquillity
import LocationKit
import MapFeature
import Networking
import ProfileFeature
import RideFeature
import Storage
import SupportFeature
import WalletFeature

/// Everything that the app is made of, from the bottom up.
enum Modules {
  static let core: [DIFramework.Type] = [
    NetworkingFramework.self,
    StorageFramework.self,
    AnalyticsFramework.self,
    LocationFramework.self,
    AccountsFramework.self,
    BillingFramework.self,
  ]

  static let features: [DIFramework.Type] = [
    MapFramework.self,
    RideFramework.self,
    WalletFramework.self,
    ProfileFramework.self,
  ] + optional

  private static let optional: [DIFramework.Type] = [SupportFramework.self]
}

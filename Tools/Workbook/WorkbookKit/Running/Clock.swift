import Foundation

/// The time that goes on whatever the calendar says.
enum Clock {
  static var seconds: Double { ProcessInfo.processInfo.systemUptime }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
  /// The scheduler and the time on its clock.
  public var debugDescription: String {
    "\(type(of: self)) at \(clock)"
  }
}

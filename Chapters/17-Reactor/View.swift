import Solution03TokensAndBags

/// A screen with a reactor behind it.
///
/// A class that conforms keeps its reactor in a property that binds anew:
/// ```swift
/// var reactor: WeatherReactor? { didSet { rebind() } }
/// ```
/// ReactorKit's protocol of the same name, which keeps the reactor by itself and names its type
/// `Reactor`.
public protocol View: AnyObject {
  /// The type of the reactor.
  associatedtype ReactorType: Reactor

  /// What ends with the binding to the current reactor.
  var disposeBag: DisposeBag { get set }

  /// The reactor behind the screen.
  var reactor: ReactorType? { get set }

  /// Subscribes: the reactor to what the user does, and the controls to the state.
  func bind(reactor: ReactorType)
}

extension View {
  /// Ends the binding to the previous reactor, and binds to the current one, if any.
  public func rebind() {
    // exercise 17.8: Nothing is bound but the current reactor, if there is one.
    // end 17.8
  }
}

import Dispatch
import Solution03TokensAndBags
import Solution11Schedulers

/// The scheduler for work that takes long, such as charts and exports.
///
/// There is one for all pages. The work is done on the workshop's own queue, one piece after the
/// other, in the order in which it was handed in; work that is handed in during other work of the
/// workshop becomes a part of that.
public final class Workshop: ImmediateSchedulerType, Sendable {
  /// The workshop of the app.
  public static let shared = Workshop()

  private static let mark = DispatchSpecificKey<Void>()
  private let queue = DispatchQueue(label: "workshop", qos: .userInitiated)

  private init() {
    queue.setSpecific(key: Self.mark, value: ())
  }

  /// Whether the caller is running in the workshop.
  public static var isHere: Bool { DispatchQueue.getSpecific(key: mark) != nil }

  /// Hands in a piece of work, which is done after everything that was handed in before it.
  ///
  /// - Parameters:
  ///   - state: What the action gets.
  ///   - action: The work.
  /// - Returns: What the action returned.
  public func schedule<State>(
    _ state: State,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    Self.isHere ? action(state) : queue.sync { action(state) }
  }
}

import Solution03TokensAndBags
import Solution04Events

/// An expression that scenarios name: the one on our Rx that was recorded on RxSwift.
struct Variant {
  /// Builds the expression.
  let build: (Rig) -> Built

  /// The expression, and what a script may do to it.
  struct Built {
    /// Subscribes a bare observer, with no operator in between.
    let subscribe: (@escaping (Event<Value>) -> Void) -> Disposable
    var controls = Controls()
  }

  /// What a script may do, beside subscribing and disposing.
  struct Controls {
    /// Sends an event to a subject; to a relay, an element.
    var send: (Event<Int>) -> Void = { _ in }
    /// Disposes a subject.
    var dispose: () -> Void = {}
    /// Reads the newest element.
    var value: () throws -> Int = { 0 }
    /// Asks whether anybody is subscribed.
    var hasObservers: () -> Bool = { false }
    /// Connects.
    var connect: () -> Disposable = { Disposables.create() }
    /// Is told what an observer heard, inside of its `on`, after it was written down.
    var heard: (_ name: String, _ event: Event<Value>, _ script: Script) -> Void = { _, _, _ in }
  }
}

/// The variants, by their names.
struct Table {
  private(set) var variants: [String: Variant] = [:]

  /// Adds an expression whose elements can be written down.
  mutating func add<Source: ObservableConvertibleType>(
    _ name: String,
    _ expression: @escaping (Rig) -> Source
  ) where Source.Element: Loggable {
    add(name, as: \.logged, expression)
  }

  /// Adds an expression, and says how its elements are written down.
  mutating func add<Source: ObservableConvertibleType>(
    _ name: String,
    as log: @escaping (Source.Element) -> Value,
    _ expression: @escaping (Rig) -> Source
  ) {
    insert(name) { rig in Self.built(expression(rig), as: log) }
  }

  /// Adds an expression that scripts are run on, with what they may do to it.
  mutating func add<Source: ObservableConvertibleType>(
    script name: String,
    _ expression: @escaping (Rig) -> (Source, Variant.Controls)
  ) where Source.Element: Loggable {
    insert(name) { rig in
      let (source, controls) = expression(rig)
      var built = Self.built(source, as: \.logged)
      built.controls = controls
      return built
    }
  }

  private mutating func insert(_ name: String, _ build: @escaping (Rig) -> Variant.Built) {
    precondition(variants[name] == nil, "\(name) stands in the table twice")
    variants[name] = Variant(build: build)
  }

  private static func built<Source: ObservableConvertibleType>(
    _ source: Source,
    as log: @escaping (Source.Element) -> Value
  ) -> Variant.Built {
    Variant.Built { heard in
      source.asObservable()
        .subscribe(AnyObserver<Source.Element> { event in heard(event.map(log)) })
    }
  }
}

import Foundation

/// The namespace of an object's sequences and binders: `label.rx.text`, `button.rx.tap`.
///
/// Extend it for types of your own: `extension Reactive where Base: Barometer`. RxSwift's type has
/// the same name.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// The object.
  public let base: Base

  /// Creates the namespace of an object.
  public init(_ base: Base) {
    self.base = base
  }

  /// Makes a binder for each settable property: `label.rx.isHidden` sets `label.isHidden`.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    // exercise 16.7: A binder that sets this property of the object.
    // starts as: Binder(base) { _, _ in }
    Binder(base) { base, value in base[keyPath: keyPath] = value }
    // end 16.7
  }
}

/// A type whose objects have an `rx`.
public protocol ReactiveCompatible {
  /// The type that is extended.
  associatedtype ReactiveBase

  /// The namespace of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The namespace of an object.
  var rx: Reactive<ReactiveBase> { get set }
}

// They can be set so that a property which an extension of `Reactive` adds may have a setter.
// Nothing is kept: the namespace is made anew for each call.
extension ReactiveCompatible {
  /// The namespace of the type.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set {}
  }

  /// The namespace of an object.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
}

extension NSObject: ReactiveCompatible {}

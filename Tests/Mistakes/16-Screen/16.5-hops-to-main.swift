// Binds the object as a binder would: weakly, but the closure is called on main, and later.

// exercise 16.5
// instead of: bind { [weak object] element in
// instead of: if let object { onNext(object, element) }
// instead of: }
bind(to: Binder(object, binding: onNext))
// end 16.5

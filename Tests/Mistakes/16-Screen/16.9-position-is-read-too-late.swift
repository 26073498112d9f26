// Subscribers are sent where the dial is, not where the user has turned it: if the first one (or
// the delegate) answers the turn to 3 by setting 4 through the property, the second one hears the
// 4.

// exercise 16.9 in Reactive+Dial.swift
// instead of: let listening = proxy.moves.subscribe(observer)
let listening = proxy.moves
  .compactMap { [weak dial] _ in dial?.position }
  .subscribe(observer)
// end 16.9

// Keeps what was chosen for the first error, and uses it for every later one.

// exercise 16.1
// instead of: shared { error in onErrorRecover(error).asObservable() }
var chosen: Observable<Element>?
return shared { error in
  if let chosen { return chosen }
  let choice = onErrorRecover(error).asObservable()
  chosen = choice
  return choice
}
// end 16.1

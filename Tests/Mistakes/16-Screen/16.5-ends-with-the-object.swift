// Ends the subscription at the first element after the object has gone: an error that follows is
// never reported.

// exercise 16.5
// instead of: bind { [weak object] element in
// instead of: if let object { onNext(object, element) }
// instead of: }
let token = SingleAssignmentDisposable()
token.setDisposable(
  bind { [weak object, weak token] element in
    guard let object else {
      token?.dispose()
      return
    }
    onNext(object, element)
  }
)
return token
// end 16.5

// Sends the element, but not the end.

// exercise 15.1 in Single+Create.swift
switch answer {
case .success(let element):
  observer.onNext(element)
case .failure(let error):
  observer.onError(error)
}
// end 15.1

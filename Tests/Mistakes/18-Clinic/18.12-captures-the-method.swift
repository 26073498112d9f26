// Captures the methods by name: a captured method holds its object, too.

// exercise 18.12
counts
  .map { [sentence = sentence(for:)] count in sentence(count) }
  .subscribe(onNext: { [say = say(_:)] sentence in say(sentence) })
  .disposed(by: bag)
// end 18.12

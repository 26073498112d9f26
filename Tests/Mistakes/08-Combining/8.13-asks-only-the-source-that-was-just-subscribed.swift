// Subscribes to the next source unless the one that was just subscribed has ended the result. That an
// earlier one may have done so meanwhile is forgotten.
// Changes: 8.13-a-part-for-each-source.swift

// exercise 8.13
// instead of: guard !isDisposed else { break }
// instead of: part.subscription.setDisposable(source.subscribe(ForkJoinObserver(self, part)))
part.subscription.setDisposable(source.subscribe(ForkJoinObserver(self, part)))
if part.isOver, isDisposed { break }
// end 8.13

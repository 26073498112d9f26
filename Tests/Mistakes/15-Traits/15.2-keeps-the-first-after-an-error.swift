// Disposes nothing after an error.

// exercise 15.2 in Completable+AndThen.swift
if let error { return observer.onError(error) }
guard !isDisposed else { return }
current.disposable = second.subscribe(SecondObserver(sink: self))
// end 15.2

// Starts the second part however the first one ended.

// exercise 15.2 in Completable+AndThen.swift
guard !isDisposed else { return }
current.disposable = second.subscribe(SecondObserver(sink: self))
// end 15.2

// Drops the token of the second part, so that nobody can end it.

// exercise 15.2 in Completable+AndThen.swift
if let error { return fail(with: error) }
guard !isDisposed else { return }
_ = second.subscribe(SecondObserver(sink: self))
// end 15.2

// Forgets the sender once it is gone, and hears everybody.

// exercise 16.7 in Reactive+Notifications.swift
// instead of: guard !isForOne || sender != nil else { return Disposables.create() }
// end 16.7

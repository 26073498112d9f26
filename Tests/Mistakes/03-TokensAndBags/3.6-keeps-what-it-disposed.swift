// What was set is disposed, but kept for as long as the token lives.

// exercise 3.6
child = disposable
let before = facts.bitwiseOr(Fact.wasSet, ordering: .acquiringAndReleasing).oldValue
if before & Fact.wasDisposed != 0 { disposable.dispose() }
// end 3.6

// exercise 3.6
let before = facts.bitwiseOr(Fact.wasDisposed, ordering: .acquiringAndReleasing).oldValue
if before == Fact.wasSet { child?.dispose() }
// end 3.6

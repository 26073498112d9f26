// Disposes in a `defer`, and leaves early where a closure throws.

// exercise 5.6
let isWanted: Bool
do { isWanted = try predicate(element) } catch { return fail(with: error) }
guard isWanted else { return }
forwardNext(element)
// end 5.6

// exercise 5.6
let new: Observer.Element
do { new = try transform(element) } catch { return fail(with: error) }
forwardNext(new)
// end 5.6

// exercise 5.6
fail(with: error)
// end 5.6

// exercise 5.6
complete()
// end 5.6

// exercise 5.6
if stop() {
  defer { cancel.dispose() }
  tellEnd(error)
}
// end 5.6

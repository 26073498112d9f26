// The array that was sent is kept in the sink until the next one.

// exercise 13.13
// instead of: let array = gathered
// instead of: gathered = []
let array = gathered
sent = gathered
gathered = []

// instead of: private func sendGathered() {
private var sent: [Element] = []

private func sendGathered() {
// end 13.13

// Records the end of any subscription in the newest entry.

// exercise 12.7
// instead of: let index = subscriptions.count
// end 12.7

// exercise 12.7
// instead of: end()
end()
let index = subscriptions.count - 1
// end 12.7

// Is content with a temperature, whether an end comes or not.

// exercise 18.24
// instead of: switch story.end {
// instead of: case .completed: story.elements == 1
// instead of: case .failed: story.elements == 0
// instead of: case .open, .givenUp: false
// instead of: }
switch story.end {
case .completed, .open, .givenUp: story.elements == 1
case .failed: story.elements == 0
}
// end 18.24

// Nothing is asked for an empty field, so emptying it does not count as a next action: the pause
// goes on, and the city that was there is asked for; or the request goes on, and its report appears
// under the empty field.

// exercise 17.7
// instead of: mutations.take(until: action)
mutations.take(until: action.filter { action in action != .type("") })
// end 17.7

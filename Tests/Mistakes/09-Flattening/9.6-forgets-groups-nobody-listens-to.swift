// When the result is disposed, groups without a subscriber are forgotten: whoever subscribes to one
// of them later, while another group keeps the source, hears no elements.

// exercise 9.6
// instead of: return users
return Disposables.create { [self] in
  subjects = subjects.filter { $0.value.hasObservers }
  users.dispose()
}
// end 9.6

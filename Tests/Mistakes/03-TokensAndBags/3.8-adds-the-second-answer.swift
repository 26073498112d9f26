// A second answer to the same text is added to the first one.

// exercise 3.8
// instead of: withExtendedLifetime(request) { request = bag }
// instead of: service(text) { [weak self] in self?.cities = $0 }
request = bag
cities = []
service(text) { [weak self] in self?.cities += $0 }
// end 3.8

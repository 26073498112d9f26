// The thread that makes the serializer stays the one whose answers nest, whoever is delivering.
// Changes: 7.5-counts-beside-the-thread.swift

// exercise 7.5
// instead of: private var owner: ThreadIdentity?
private var owner: ThreadIdentity? = .current
// instead of: owner = .current
// instead of: depth += 1
depth += 1
// instead of: if depth == 0 { owner = nil }
// end 7.5

// Each element sets the alarm again, even at the end of the longest wait.

// exercise 13.13
// instead of: if case .longestWait = setting { return }

// instead of: setting = .longestWait
setting = .silence(began: began)
// end 13.13

print("marvel")
